<?php
/**
 * Checks the values that authors give to elements.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * Checks all values of an element.
 *
 * @param string $element Name of the element.
 * @param array  $given   Values by attribute, as a block or shortcode has them.
 * @return array{0: string[], 1: string[]} Valid values by attribute; sentences about the others.
 */
function check_attributes( $element, $given ) {
	$attributes = elements()[ $element ]['attributes'];
	$values     = array();
	$problems   = array();
	foreach ( $given as $name => $raw ) {
		if ( ! isset( $attributes[ $name ] ) ) {
			/* translators: 1: an attribute, 2: a shortcode. */
			$problems[] = sprintf( __( '“%1$s” was left out: %2$s has no such attribute.', 'gipfel' ), $name, "gipfel_$element" );
			continue;
		}
		$text = is_bool( $raw ) ? ( $raw ? 'true' : 'false' ) : plain_text( $raw );
		if ( 'text' !== $attributes[ $name ]['kind'] ) {
			$text = without_quotes( $text );
		}
		if ( '' === $text && 'flag' !== $attributes[ $name ]['kind'] ) {
			continue;
		}
		$value = valid_value( $attributes[ $name ], $text );
		if ( null === $value ) {
			/* translators: 1: an attribute with its value, 2: what the attribute is for. */
			$problems[] = sprintf( __( '“%1$s” was left out: this value is not allowed. %2$s', 'gipfel' ), "$name=$text", $attributes[ $name ]['description'] );
		} elseif ( 'flag' !== $attributes[ $name ]['kind'] || 'true' === $value ) {
			$values[ $name ] = $value;
		}
	}
	foreach ( array_keys( wp_list_filter( $attributes, array( 'required' => true ) ) ) as $name ) {
		if ( ! isset( $values[ $name ] ) ) {
			/* translators: 1: a shortcode, 2: an attribute. */
			$problems[] = sprintf( __( '%1$s needs the attribute “%2$s”.', 'gipfel' ), "gipfel_$element", $name );
		}
	}
	return array( $values, $problems );
}

/**
 * A value by the rules of its attribute.
 *
 * @param array  $attribute See data.php.
 * @param string $text      Plain text.
 * @return string|null The value; null where it is wrong.
 */
function valid_value( $attribute, $text ) {
	if ( isset( $attribute['maximum'] ) && mb_strlen( $text ) > $attribute['maximum'] ) {
		return null;
	}
	if ( isset( $attribute['pattern'] ) && ! preg_match( $attribute['pattern'], $text ) ) {
		return null;
	}
	switch ( $attribute['kind'] ) {
		case 'flag':
			return valid_flag( $text );
		case 'choice':
			return in_array( $text, $attribute['options'], true ) ? $text : null;
		case 'ids':
			return preg_match( '/^[1-9]\d{0,9}(?:[\s,]+[1-9]\d{0,9})*$/D', $text ) ? $text : null;
		case 'locale':
			$locale = nearest_locale( $text );
			return '' === $locale ? null : $locale;
		case 'address':
			return is_https_address( $text ) ? $text : null;
		case 'json':
			return is_array( json_decode( $text, true ) ) ? $text : null;
		default:
			return $text;
	}
}

/**
 * Whether a text is an address of HTTPS with a host. The host is not looked up: every view of a page would wait for it,
 * and a name server that doesn't answer would take the value away.
 *
 * @param string $text Plain text.
 * @return bool
 */
function is_https_address( $text ) {
	$scheme = wp_parse_url( $text, PHP_URL_SCHEME );
	return is_string( $scheme ) && 'https' === strtolower( $scheme ) && '' !== (string) wp_parse_url( $text, PHP_URL_HOST );
}

/**
 * A flag: named alone it is true.
 *
 * @param string $text What was written.
 * @return string|null `true`, `false`, or null where it is neither.
 */
function valid_flag( $text ) {
	if ( in_array( $text, array( '', '1', 'true' ), true ) ) {
		return 'true';
	}
	return in_array( $text, array( '0', 'false' ), true ) ? 'false' : null;
}

/**
 * A value as the author meant it: WordPress stores & and < of authors as entities. Of the document types that PHP
 * knows, HTML 5 has no entity for a carriage return.
 *
 * @param mixed $raw What a block or shortcode has.
 * @return string
 */
function plain_text( $raw ) {
	$text = is_scalar( $raw ) ? html_entity_decode( (string) $raw, ENT_QUOTES | ENT_XHTML, 'UTF-8' ) : '';
	return wp_check_invalid_utf8( $text );
}

/**
 * Text without the typographic quotes that copied shortcodes may have around values.
 *
 * @param string $text Such as `”167″`.
 * @return string
 */
function without_quotes( $text ) {
	return trim( (string) preg_replace( '/^[“”„″«»]+|[“”″«»]+$/u', '', trim( $text ) ) );
}
