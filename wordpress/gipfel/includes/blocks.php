<?php
/**
 * A block for each element, rendered by the server.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks.
 */
function register_blocks() {
	foreach ( array_keys( elements() ) as $element ) {
		register_block_type(
			dirname( FILE ) . "/blocks/$element",
			array(
				'render_callback' => function ( $values ) use ( $element ) {
					return render_block( $element, $values );
				},
			)
		);
	}
}
add_action( 'init', __NAMESPACE__ . '\register_blocks' );

/**
 * A block as HTML: the element in a wrapper that has the theme's widths.
 *
 * @param string $element Name of the element.
 * @param array  $values  The block's attributes; WordPress adds its own (`align`, `className`, …) to those of the element.
 * @return string
 */
function render_block( $element, $values ) {
	$html = render_element( $element, array_intersect_key( $values, elements()[ $element ]['attributes'] ) );
	if ( '' === $html || is_feed() ) {
		return $html;
	}
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}
