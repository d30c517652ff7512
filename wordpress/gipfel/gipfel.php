<?php
/**
 * Plugin Name:       Gipfel
 * Description:       Tours, tickets and activities of your Gipfel shop: lists, booking, search and map as blocks and shortcodes.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Gipfel
 * License:           Apache-2.0
 * License URI:       https://www.apache.org/licenses/LICENSE-2.0
 * Text Domain:       gipfel
 * Domain Path:       /languages
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';
const FILE    = __FILE__;

require __DIR__ . '/includes/data-access.php';
require __DIR__ . '/includes/translations.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/language.php';
require __DIR__ . '/includes/attributes.php';
require __DIR__ . '/includes/consent.php';
require __DIR__ . '/includes/optimizers.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/styles.php';
require __DIR__ . '/includes/link.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/editor.php';
