<?php
/**
 * The language of the elements.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's locale for the page that is being made, by the settings.
 *
 * @return string Such as `de_CH`; empty where the shop doesn't have the site's language.
 */
function page_locale() {
	$setting = settings()['language'];
	if ( isset( locales()[ $setting ] ) ) {
		return $setting;
	}
	$language = 'plugin' === $setting ? multilingual_language() : '';
	return nearest_locale( $language ? $language : get_locale() );
}

/**
 * The page's language as Polylang or WPML has it.
 *
 * @return string Such as `fr_FR` or `pt-pt`; empty without such a plugin.
 */
function multilingual_language() {
	if ( function_exists( 'pll_current_language' ) ) {
		return (string) pll_current_language( 'locale' );
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A hook of WPML.
	return (string) apply_filters( 'wpml_current_language', '' );
}

/**
 * The shop's locale of a language: it has one for each.
 *
 * @param string $language Such as `de_AT`, `de-ch`, `de`.
 * @return string Such as `de_CH`; empty where there is none.
 */
function nearest_locale( $language ) {
	$letters = strtolower( (string) strtok( $language, '_-' ) );
	foreach ( array_keys( locales() ) as $locale ) {
		if ( strtok( $locale, '_' ) === $letters ) {
			return $locale;
		}
	}
	return '';
}

/**
 * What the setting offers.
 *
 * @return string[] Labels by value.
 */
function language_options() {
	return array(
		'site'   => __( 'As the site', 'gipfel' ),
		'plugin' => __( 'As WPML or Polylang says', 'gipfel' ),
	) + wp_list_pluck( locales(), 'name' );
}
