<?php
/**
 * Loads the plugin's translations.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the plugin's own translations known.
 */
function load_translations() {
	load_plugin_textdomain( 'gipfel', false, dirname( plugin_basename( FILE ) ) . '/languages' );
}
add_action( 'init', __NAMESPACE__ . '\load_translations', 0 );

/**
 * A locale without a file of its own uses that of its language: de_CH uses de_DE.
 *
 * @param string $file   Path of the compiled translation.
 * @param string $domain Text domain.
 * @return string Path of a file that exists, or the given one.
 */
function translation_file( $file, $domain ) {
	if ( 'gipfel' !== $domain || is_readable( $file ) || ! preg_match( '/gipfel-(de|fr|it)[_.]/', basename( $file ), $match ) ) {
		return $file;
	}
	return dirname( FILE ) . '/languages/gipfel-' . $match[1] . '_' . strtoupper( $match[1] ) . '.mo';
}
add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\translation_file', 10, 2 );
