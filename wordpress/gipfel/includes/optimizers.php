<?php
/**
 * Keeps plugins and services that defer, delay and combine scripts away from the plugin's: a module knows its shop by
 * its own address, so it can't be moved, and it comes after the page's content as it is.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes by which a script is left alone: by Cloudflare, LiteSpeed Cache, WP Rocket, Autoptimize, Jetpack Boost,
 * PageSpeed.
 *
 * @return array Values by name; true stands for a name alone.
 */
function optimizer_attributes() {
	return array(
		'data-cfasync'            => 'false',
		'data-no-optimize'        => '1',
		'data-no-defer'           => '1',
		'data-no-minify'          => '1',
		'data-noptimize'          => '1',
		'data-jetpack-boost'      => 'ignore',
		'data-pagespeed-no-defer' => true,
		'nowprocket'              => true,
	);
}

/**
 * Parts of the addresses of the plugin's scripts.
 *
 * @return string[]
 */
function optimizer_exclusions() {
	return array( SCRIPT_PATH, 'gipfel/assets/consent.js' );
}

/**
 * Adds the addresses to a list of exclusions.
 *
 * @param mixed $exclusions Parts of addresses.
 * @return array
 */
function exclude_addresses( $exclusions ) {
	return array_merge( (array) $exclusions, optimizer_exclusions() );
}

/**
 * Adds the handles to a list of exclusions.
 *
 * @param mixed $exclusions Handles of scripts.
 * @return array
 */
function exclude_handles( $exclusions ) {
	return array_merge( (array) $exclusions, array( SCRIPT_HANDLE, CONSENT_HANDLE ) );
}

/**
 * Adds the addresses to Autoptimize's exclusions.
 *
 * @param mixed $exclusions Parts of addresses, with commas between; newer versions may give a list.
 * @return string|array
 */
function exclude_from_autoptimize( $exclusions ) {
	if ( is_array( $exclusions ) ) {
		return $exclusions + array_fill_keys( optimizer_exclusions(), '' );
	}
	return implode( ', ', array_filter( array_merge( array( (string) $exclusions ), optimizer_exclusions() ) ) );
}

foreach (
	array(
		'rocket_exclude_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'sgo_javascript_combine_excluded_external_paths',
	) as $gipfel_hook
) {
	add_filter( $gipfel_hook, __NAMESPACE__ . '\exclude_addresses' );
}
foreach ( array( 'sgo_javascript_combine_exclude', 'sgo_js_minify_exclude', 'sgo_js_async_exclude' ) as $gipfel_hook ) {
	add_filter( $gipfel_hook, __NAMESPACE__ . '\exclude_handles' );
}
unset( $gipfel_hook );
add_filter( 'autoptimize_filter_js_exclude', __NAMESPACE__ . '\exclude_from_autoptimize' );
