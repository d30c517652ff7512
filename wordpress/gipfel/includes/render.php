<?php
/**
 * From checked values to an element's HTML. Blocks and shortcodes both come here, when the page is put out: what
 * authors store is never HTML, so that it passes every filter of WordPress.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

/**
 * An element as HTML.
 *
 * @param string $element Name of the element.
 * @param array  $given   Values by attribute, as a block or shortcode has them.
 * @param string $words   Words of the link; empty for the usual ones.
 * @return string HTML; for visitors empty where the element can't be shown.
 */
function render_element( $element, $given, $words = '' ) {
	list( $values, $problems ) = check_attributes( $element, $given );
	if ( '' === settings()['shop'] ) {
		return render_notices( array( __( 'Enter the shop’s address under Settings → Gipfel: until then nothing is shown here.', 'gipfel' ) ) );
	}
	$required = wp_list_filter( elements()[ $element ]['attributes'], array( 'required' => true ) );
	if ( array_diff_key( $required, $values ) ) {
		return render_notices( $problems );
	}
	$values += values_of_settings( elements()[ $element ]['attributes'] );
	if ( is_editor_preview() ) {
		// A preview reserves nothing, and nothing that is seen in it is counted.
		$values = array_diff_key( $values, array_flip( array( 'run', 'affiliate-id', 'campaign' ) ) );
	}
	$link = sprintf( '<a href="%s">%s</a>', esc_url( shop_link( $element, $values ) ), esc_html( $words ? $words : default_words() ) );
	if ( is_feed() ) {
		return $link;
	}
	enqueue_styles();
	if ( ! is_editor_preview() ) {
		enqueue_script();
	}
	$is_waiting = '' !== awaited_consent() && ! is_editor_preview();
	return sprintf(
		'<gipfel-%1$s%2$s>%3$s%4$s</gipfel-%1$s>%5$s',
		$element,
		html_attributes( $values ),
		$is_waiting ? consent_note() : '',
		$link,
		render_notices( $problems )
	);
}

/**
 * Values that the settings give where the author gives none.
 *
 * @param array $attributes The element's attributes.
 * @return string[] By attribute.
 */
function values_of_settings( $attributes ) {
	$settings = settings();
	$values   = array(
		'locale'       => page_locale(),
		'brand-color'  => $settings['color'],
		'affiliate-id' => $settings['affiliate'],
		'campaign'     => $settings['campaign'],
	);
	return array_intersect_key( array_filter( $values ), $attributes );
}

/**
 * Attributes as HTML. Brackets are entities: WordPress looks for shortcodes in attributes too.
 *
 * @param string[] $values Values by name.
 * @return string Each with a space before it.
 */
function html_attributes( $values ) {
	$html = '';
	foreach ( $values as $name => $value ) {
		$escaped = strtr(
			htmlspecialchars( $value, ENT_QUOTES, 'UTF-8' ),
			array(
				'['  => '&#91;',
				']'  => '&#93;',
				"\r" => '&#13;',
			)
		);
		$html   .= sprintf( ' %s="%s"', $name, $escaped );
	}
	return $html;
}

/**
 * The words of a link inside an element.
 *
 * @return string
 */
function default_words() {
	/* translators: %s: the shop's host. */
	return sprintf( __( 'See and book on %s', 'gipfel' ), shop_host() );
}

/**
 * What is wrong with an element, for those alone who can change pages.
 *
 * @param string[] $problems Sentences.
 * @return string HTML.
 */
function render_notices( $problems ) {
	if ( ! $problems || is_feed() || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	enqueue_styles();
	$sentences = esc_html( implode( ' ', $problems ) );
	return sprintf( '<span class="gipfel-notice" role="note"><strong>Gipfel</strong> %1$s <em>%2$s</em></span>', $sentences, esc_html__( 'Only editors see this.', 'gipfel' ) );
}

/**
 * Whether the block editor asks for a block's preview.
 *
 * @return bool
 */
function is_editor_preview() {
	$route = isset( $GLOBALS['wp']->query_vars['rest_route'] ) ? $GLOBALS['wp']->query_vars['rest_route'] : '';
	return defined( 'REST_REQUEST' ) && REST_REQUEST && 0 === strpos( $route, '/wp/v2/block-renderer/gipfel/' );
}
