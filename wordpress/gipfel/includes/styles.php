<?php
/**
 * Styles of the page: heights of the elements before their code is there, the note about consent, notices.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the styles to the page. Where the theme has printed its head already they come in the footer.
 */
function enqueue_styles() {
	wp_enqueue_style( 'gipfel-element-heights', plugins_url( 'assets/element-heights.css', FILE ), array(), VERSION );
	wp_enqueue_style( 'gipfel', plugins_url( 'assets/gipfel.css', FILE ), array(), VERSION );
}

/**
 * Adds the styles to the head where the page's own content has an element: a classic theme renders the content after
 * its head, and what follows the element would move.
 */
function enqueue_styles_early() {
	$content = is_singular() ? get_post()->post_content : '';
	if ( false !== strpos( $content, '[gipfel_' ) || false !== strpos( $content, '<!-- wp:gipfel/' ) ) {
		enqueue_styles();
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_styles_early' );
