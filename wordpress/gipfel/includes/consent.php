<?php
/**
 * Waits for the visitor's consent before anything of the shop is loaded, where the settings say so.
 *
 * Pages are the same for every visitor, so that they can be cached: assets/consent.js asks the WP Consent API in the
 * browser, and adds the shop's script once there is consent.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

const CONSENT_HANDLE = 'gipfel-consent';

/**
 * Tells the WP Consent API that this plugin goes by it.
 */
add_filter( 'wp_consent_api_registered_' . plugin_basename( FILE ), '__return_true' );

/**
 * The categories of the WP Consent API.
 *
 * @return string[] What the visitor allows, by category.
 */
function consent_categories() {
	return array(
		'functional'           => __( 'functional cookies', 'gipfel' ),
		'preferences'          => __( 'cookies for preferences', 'gipfel' ),
		'statistics-anonymous' => __( 'cookies for anonymous statistics', 'gipfel' ),
		'statistics'           => __( 'cookies for statistics', 'gipfel' ),
		'marketing'            => __( 'cookies for marketing', 'gipfel' ),
	);
}

/**
 * What the setting offers beside no waiting.
 *
 * @return string[] Labels by category.
 */
function consent_options() {
	$options = array();
	foreach ( consent_categories() as $category => $words ) {
		/* translators: %s: a category of consent, such as “functional cookies”. */
		$options[ $category ] = sprintf( __( 'Wait until the visitor allows %s', 'gipfel' ), $words );
	}
	return $options;
}

/**
 * What the settings page says about consent.
 *
 * @return string
 */
function consent_description() {
	$description = __( 'The elements store nothing before a visitor reserves. While they wait, a link to the shop and a button that loads them stand in their place.', 'gipfel' );
	if ( function_exists( 'wp_has_consent' ) ) {
		return $description;
	}
	return $description . ' ' . __( 'The plugin WP Consent API is not active: without it only the button gives consent.', 'gipfel' );
}

/**
 * The category that the script waits for.
 *
 * @return string Empty where it doesn't wait.
 */
function awaited_consent() {
	$category = settings()['consent'];
	return isset( consent_categories()[ $category ] ) ? $category : '';
}

/**
 * Loads the script that waits, with its data.
 */
function enqueue_consent() {
	wp_enqueue_script( CONSENT_HANDLE, plugins_url( 'assets/consent.js', FILE ), array(), VERSION, true );
	if ( ! has_action( 'wp_footer', __NAMESPACE__ . '\print_consent_data' ) ) {
		add_action( 'wp_footer', __NAMESPACE__ . '\print_consent_data', 1 );
	}
}

/**
 * Prints what assets/consent.js reads. It is data in a script, which authors can't write: an attribute of the page's
 * content must not say which script is loaded.
 */
function print_consent_data() {
	$data = array(
		'category'   => awaited_consent(),
		'src'        => script_address(),
		'attributes' => optimizer_attributes(),
	);
	wp_print_inline_script_tag(
		(string) wp_json_encode( $data, JSON_HEX_TAG ),
		array(
			'type' => 'application/json',
			'id'   => 'gipfel-consent-data',
		)
	);
}

/**
 * What stands in an element until there is consent.
 *
 * @return string HTML.
 */
function consent_note() {
	$words = sprintf(
		/* translators: 1: the shop's host, 2: a category of consent, such as “functional cookies”. */
		__( 'This part of the page comes from %1$s. It loads once you allow %2$s, or now with this button.', 'gipfel' ),
		shop_host(),
		consent_categories()[ awaited_consent() ]
	);
	return sprintf(
		'<span class="gipfel-consent">%1$s <button type="button" class="gipfel-consent-load wp-element-button">%2$s</button></span> ',
		esc_html( $words ),
		esc_html__( 'Load it now', 'gipfel' )
	);
}

/**
 * Suggests a paragraph for the site's privacy policy.
 */
function add_privacy_policy() {
	wp_add_privacy_policy_content(
		'Gipfel',
		wp_kses_post(
			wpautop(
				__( 'Pages with bookable activities load a script, pictures and prices from our booking partner’s shop, which thereby receives your IP address. The shop stores nothing in your browser before you reserve; from then on your basket is kept in this site’s storage in your browser.', 'gipfel' )
			)
		)
	);
}
add_action( 'admin_init', __NAMESPACE__ . '\add_privacy_policy' );
