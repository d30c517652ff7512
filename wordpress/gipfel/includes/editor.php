<?php
/**
 * What the block editor needs: assets/editor.js with the elements' data.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * Registers script and style, which each block.json names.
 */
function register_editor_assets() {
	$dependencies = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-compose', 'wp-element', 'wp-url' );
	wp_register_script( 'gipfel-editor', plugins_url( 'assets/editor.js', FILE ), $dependencies, VERSION, true );
	wp_register_style( 'gipfel-editor', plugins_url( 'assets/editor.css', FILE ), array( 'wp-components' ), VERSION );
}
add_action( 'init', __NAMESPACE__ . '\register_editor_assets', 5 );

/**
 * Gives the script its data, in the language of who edits.
 */
function add_editor_data() {
	$data = array(
		'elements' => elements(),
		'locales'  => wp_list_pluck( locales(), 'name' ),
		'script'   => '' === settings()['shop'] ? '' : script_address(),
		'settings' => current_user_can( 'manage_options' ) ? settings_page_address() : '',
		'words'    => array(
			'options'  => __( 'Options', 'gipfel' ),
			'unset'    => __( 'Default', 'gipfel' ),
			/* translators: %s: a value. */
			'default'  => __( 'Default: %s', 'gipfel' ),
			'noShop'   => __( 'The shop’s address is missing: an administrator enters it under Settings → Gipfel.', 'gipfel' ),
			'setShop'  => __( 'Open the settings', 'gipfel' ),
			'preview'  => __( 'Preview', 'gipfel' ),
			'failed'   => __( 'The preview could not be loaded. The page itself is not affected.', 'gipfel' ),
			'tryAgain' => __( 'Try again', 'gipfel' ),
		),
	);
	wp_add_inline_script( 'gipfel-editor', 'window.gipfelEditor = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\add_editor_data' );
