<?php
/**
 * Reads the data of the elements.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * The elements and the shop's locales, see data.php. From `init` on, when texts can be translated.
 *
 * @return array Keys `elements` and `locales`.
 */
function data() {
	static $data = array();
	// The language may change within a request, as it does for mails and in the editor.
	$language = determine_locale();
	if ( ! isset( $data[ $language ] ) ) {
		$data[ $language ] = require __DIR__ . '/data.php';
	}
	return $data[ $language ];
}

/**
 * The elements by name.
 *
 * @return array Each has `title`, `description` and `attributes` by name.
 */
function elements() {
	return data()['elements'];
}

/**
 * The shop's locales.
 *
 * @return array By code (`de_CH`) their `name`, and the `path` that their addresses on the shop begin with.
 */
function locales() {
	return data()['locales'];
}
