<?php
/**
 * The link to the shop that stands inside each element.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's page of an activity, else its home page, in the element's language. It names affiliate and campaign.
 *
 * @param string   $element Name of the element.
 * @param string[] $values  Values by attribute.
 * @return string
 */
function shop_link( $element, $values ) {
	$locale = $values['locale'] ?? '';
	$path   = isset( locales()[ $locale ] ) ? locales()[ $locale ]['path'] : '';
	$link   = settings()['shop'] . $path . ( isset( $values['activity'] ) ? '/activity/' . trim( $values['activity'] ) : '/' );
	if ( ! isset( $values['affiliate-id'] ) ) {
		return $link;
	}
	$campaign   = $values['campaign'] ?? '';
	$parameters = array(
		'affiliateId'     => $values['affiliate-id'],
		'affiliateWidget' => $element,
	);
	return add_query_arg( array_map( 'rawurlencode', $parameters + array_filter( array( 'campaign' => $campaign ) ) ), $link );
}

/**
 * The shop's host, as visitors know it.
 *
 * @return string
 */
function shop_host() {
	return (string) wp_parse_url( settings()['shop'], PHP_URL_HOST );
}
