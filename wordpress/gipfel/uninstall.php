<?php
/**
 * Removes what the plugin has stored, on every site of a network.
 *
 * @package Gipfel
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$gipfel_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $gipfel_sites as $gipfel_site ) {
		switch_to_blog( $gipfel_site );
		delete_option( 'gipfel_settings' );
		restore_current_blog();
	}
} else {
	delete_option( 'gipfel_settings' );
}
