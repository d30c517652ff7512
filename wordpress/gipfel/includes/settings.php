<?php
/**
 * The settings: one option, its defaults, and how its values are checked.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

const OPTION = 'gipfel_settings';

/**
 * The settings, with defaults for what isn't set.
 *
 * @return array{shop: string, affiliate: string, campaign: string, color: string, language: string, consent: string}
 */
function settings() {
	return wp_parse_args(
		(array) get_option( OPTION, array() ),
		array(
			'shop'      => '',
			'affiliate' => '',
			'campaign'  => '',
			'color'     => '',
			'language'  => 'site',
			'consent'   => '',
		)
	);
}

/**
 * Registers the option with the Settings API, which checks capability and nonce.
 */
function register_settings() {
	register_setting(
		'gipfel',
		OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
			'show_in_rest'      => false,
		)
	);
}
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );

/**
 * Checks what somebody entered. A wrong value is reported, and the former one stays.
 *
 * @param mixed $input Values of the form, by setting.
 * @return array The settings to store.
 */
function sanitize_settings( $input ) {
	$settings = settings();
	$checks   = array(
		'shop'      => __NAMESPACE__ . '\sanitize_shop',
		'affiliate' => __NAMESPACE__ . '\sanitize_affiliate',
		'campaign'  => __NAMESPACE__ . '\sanitize_campaign',
		'color'     => __NAMESPACE__ . '\sanitize_color',
		'language'  => __NAMESPACE__ . '\sanitize_language',
		'consent'   => __NAMESPACE__ . '\sanitize_consent',
	);
	foreach ( $checks as $name => $check ) {
		if ( ! is_array( $input ) || ! isset( $input[ $name ] ) || ! is_string( $input[ $name ] ) ) {
			continue;
		}
		$value = call_user_func( $check, trim( $input[ $name ] ) );
		if ( null === $value ) {
			report_setting( $name );
		} else {
			$settings[ $name ] = $value;
		}
	}
	return $settings;
}

/**
 * Reports a wrong setting once: WordPress checks a new option twice.
 *
 * @param string $name Name of the setting.
 */
function report_setting( $name ) {
	$messages = array(
		'shop'      => __( 'The shop’s address was not saved: an https address such as https://shop.example is wanted.', 'gipfel' ),
		'affiliate' => __( 'The affiliate id was not saved: enter it as the shop gave it to you.', 'gipfel' ),
		'campaign'  => __( 'The campaign was not saved: 1 to 64 letters, digits and dashes are wanted.', 'gipfel' ),
		'color'     => __( 'The colour was not saved: six hex digits such as #0b5d47 are wanted.', 'gipfel' ),
		'language'  => __( 'The language was not saved: the shop does not have it.', 'gipfel' ),
		'consent'   => __( 'The consent category was not saved: it is not known.', 'gipfel' ),
	);
	if ( ! in_array( $name, wp_list_pluck( get_settings_errors( OPTION ), 'code' ), true ) ) {
		add_settings_error( OPTION, $name, $messages[ $name ] );
	}
}

/**
 * The shop's origin. Without encryption on this machine alone, for those who develop.
 *
 * @param string $address What was entered.
 * @return string|null `https://host` with the port where it has one, empty, or null where it is wrong.
 */
function sanitize_shop( $address ) {
	if ( '' === $address ) {
		return '';
	}
	$parts = wp_parse_url( preg_match( '~^[a-z]+://~i', $address ) ? $address : 'https://' . $address );
	$host  = strtolower( $parts['host'] ?? '' );
	if ( ! preg_match( '/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[::1\])$/D', $host ) || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
		return null;
	}
	$scheme   = strtolower( $parts['scheme'] ?? '' );
	$is_local = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	if ( 'https' !== $scheme && ! ( 'http' === $scheme && $is_local ) ) {
		return null;
	}
	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * The affiliate id, by the rule of the elements' attribute.
 *
 * @param string $id What was entered.
 * @return string|null
 */
function sanitize_affiliate( $id ) {
	return '' === $id ? '' : valid_value( elements()['booking']['attributes']['affiliate-id'], $id );
}

/**
 * The campaign, by the rule of the elements' attribute.
 *
 * @param string $campaign What was entered.
 * @return string|null
 */
function sanitize_campaign( $campaign ) {
	return '' === $campaign ? '' : valid_value( elements()['booking']['attributes']['campaign'], $campaign );
}

/**
 * The accent colour, by the rule of the elements' attribute.
 *
 * @param string $color What was entered.
 * @return string|null Six hex digits with #.
 */
function sanitize_color( $color ) {
	if ( '' === $color ) {
		return '';
	}
	$value = valid_value( elements()['booking']['attributes']['brand-color'], $color );
	return null === $value ? null : '#' . strtolower( ltrim( $value, '#' ) );
}

/**
 * Whose language the elements take.
 *
 * @param string $language What was chosen: `site`, `plugin`, or a locale of the shop.
 * @return string|null
 */
function sanitize_language( $language ) {
	return 'site' === $language || 'plugin' === $language || isset( locales()[ $language ] ) ? $language : null;
}

/**
 * The category of consent that the script waits for.
 *
 * @param string $category A category of the WP Consent API; empty: it doesn't wait.
 * @return string|null
 */
function sanitize_consent( $category ) {
	return '' === $category || isset( consent_categories()[ $category ] ) ? $category : null;
}
