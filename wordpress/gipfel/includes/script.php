<?php
/**
 * The shop's script: a module, only on pages where an element was rendered.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

const SCRIPT_HANDLE = 'gipfel';
const SCRIPT_PATH   = '/sdk/v1/gipfel.js';

/**
 * The script's address on the shop.
 *
 * @return string
 */
function script_address() {
	return settings()['shop'] . SCRIPT_PATH;
}

/**
 * Adds the script to the page, once, as something of the shop is rendered: in the content, in a widget, in a part of a
 * template.
 */
function enqueue_script() {
	if ( '' !== awaited_consent() ) {
		enqueue_consent();
	} elseif ( can_enqueue_module() ) {
		// The address carries the version; a parameter would load the module twice beside another plain tag.
		wp_enqueue_script_module( SCRIPT_HANDLE, script_address(), array(), null );
	} else {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- As above.
		wp_enqueue_script( SCRIPT_HANDLE, script_address(), array(), null, true );
	}
}

/**
 * Whether WordPress (6.5 and later) still prints a module: with a block theme it does so in the head alone.
 *
 * @return bool
 */
function can_enqueue_module() {
	return function_exists( 'wp_enqueue_script_module' ) && ! ( wp_is_block_theme() && did_action( 'wp_head' ) );
}

/**
 * Prints the script as a module where WordPress has no function for that.
 *
 * @param string $tag    The tag as WordPress makes it.
 * @param string $handle Handle of the script.
 * @return string
 */
function print_as_module( $tag, $handle ) {
	if ( SCRIPT_HANDLE === $handle ) {
		return wp_get_script_tag(
			array(
				'type' => 'module',
				'src'  => script_address(),
				'id'   => SCRIPT_HANDLE . '-js',
			) + optimizer_attributes()
		);
	}
	if ( CONSENT_HANDLE === $handle ) {
		$attributes = wp_sanitize_script_attributes( array( 'defer' => true ) + optimizer_attributes() );
		return str_replace( ' src=', $attributes . ' src=', $tag );
	}
	return $tag;
}
add_filter( 'script_loader_tag', __NAMESPACE__ . '\print_as_module', 10, 2 );

/**
 * Adds the attributes for optimisers to the module that WordPress prints.
 *
 * @param array $attributes Attributes of a script tag.
 * @return array
 */
function add_module_attributes( $attributes ) {
	$is_ours = SCRIPT_HANDLE . '-js-module' === ( $attributes['id'] ?? '' );
	return $is_ours ? $attributes + optimizer_attributes() : $attributes;
}
add_filter( 'wp_script_attributes', __NAMESPACE__ . '\add_module_attributes' );
