<?php
/**
 * A shortcode for each element: `[gipfel_booking activity="167"]`. Text between a pair of tags is the link's.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the shortcodes.
 */
function register_shortcodes() {
	foreach ( array_keys( elements() ) as $element ) {
		add_shortcode( "gipfel_$element", __NAMESPACE__ . '\render_shortcode' );
	}
}
add_action( 'init', __NAMESPACE__ . '\register_shortcodes' );

/**
 * A shortcode as HTML. Names of attributes have underscores, as WordPress writes them, or the dashes of the element.
 *
 * @param array|string $attributes Values by attribute; a name without a value has a number as its key.
 * @param string|null  $content    What stands between its tags.
 * @param string       $shortcode  Such as `gipfel_booking`.
 * @return string
 */
function render_shortcode( $attributes, $content, $shortcode ) {
	$given = array();
	foreach ( (array) $attributes as $name => $value ) {
		if ( is_int( $name ) ) {
			$given[ str_replace( '_', '-', strtolower( without_quotes( $value ) ) ) ] = '';
		} else {
			$given[ str_replace( '_', '-', $name ) ] = $value;
		}
	}
	unset( $given[''] );
	return render_element( substr( $shortcode, strlen( 'gipfel_' ) ), $given, trim( wp_strip_all_tags( (string) $content ) ) );
}
