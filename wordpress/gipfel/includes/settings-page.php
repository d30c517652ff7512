<?php
/**
 * The page Settings → Gipfel.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

const SETTINGS_PAGE = 'gipfel';

/**
 * Adds the page, and its scripts and styles to it alone.
 */
function add_settings_page() {
	$hook = add_options_page( 'Gipfel', 'Gipfel', 'manage_options', SETTINGS_PAGE, __NAMESPACE__ . '\render_settings_page' );
	add_action(
		"admin_print_scripts-$hook",
		function () {
			wp_enqueue_style( 'wp-color-picker' );
			wp_enqueue_script( 'gipfel-settings', plugins_url( 'assets/settings.js', FILE ), array( 'jquery', 'wp-color-picker' ), VERSION, true );
		}
	);
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );

/**
 * Registers the fields.
 */
function add_settings_fields() {
	add_settings_section( 'gipfel', '', '__return_null', SETTINGS_PAGE );
	foreach ( settings_fields_of_page() as $name => $field ) {
		add_settings_field(
			"gipfel-$name",
			$field['label'],
			__NAMESPACE__ . '\render_settings_field',
			SETTINGS_PAGE,
			'gipfel',
			array(
				'label_for' => "gipfel-$name",
				'name'      => $name,
			) + $field
		);
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\add_settings_fields' );

/**
 * The fields by setting.
 *
 * @return array Each has `label` and `description`, and `options` or a `type` of input.
 */
function settings_fields_of_page() {
	return array(
		'shop'      => array(
			'label'       => __( 'Shop address', 'gipfel' ),
			'description' => __( 'Where the shop is, such as https://shop.example. Without it nothing is shown.', 'gipfel' ),
			'type'        => 'url',
		),
		'affiliate' => array(
			'label'       => __( 'Affiliate id', 'gipfel' ),
			'description' => __( 'Your id as an affiliate of the shop: bookings on this site are credited to it.', 'gipfel' ),
			'type'        => 'text',
		),
		'campaign'  => array(
			'label'       => __( 'Campaign', 'gipfel' ),
			'description' => __( 'Letters, digits and dashes: your statistics tell campaigns apart. Counts together with an affiliate id.', 'gipfel' ),
			'type'        => 'text',
		),
		'color'     => array(
			'label'       => __( 'Accent colour', 'gipfel' ),
			'description' => __( 'The colour of buttons and marks. Without it the shop’s own.', 'gipfel' ),
			'type'        => 'text',
		),
		'language'  => array(
			'label'       => __( 'Language', 'gipfel' ),
			'description' => __( 'A block or shortcode may have another one.', 'gipfel' ),
			'options'     => language_options(),
		),
		'consent'   => array(
			'label'       => __( 'Consent', 'gipfel' ),
			'description' => consent_description(),
			'options'     => array( '' => __( 'Load the elements at once', 'gipfel' ) ) + consent_options(),
		),
	);
}

/**
 * Shows a field.
 *
 * @param array $field See `settings_fields_of_page()`.
 */
function render_settings_field( $field ) {
	$id    = $field['label_for'];
	$name  = OPTION . '[' . $field['name'] . ']';
	$value = settings()[ $field['name'] ];
	if ( isset( $field['options'] ) ) {
		printf( '<select id="%1$s" name="%2$s" aria-describedby="%1$s-description">', esc_attr( $id ), esc_attr( $name ) );
		foreach ( $field['options'] as $option => $label ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $option ), selected( $value, $option, false ), esc_html( $label ) );
		}
		echo '</select>';
	} else {
		printf(
			'<input type="%1$s" id="%2$s" name="%3$s" value="%4$s" class="regular-text" aria-describedby="%2$s-description" spellcheck="false">',
			esc_attr( $field['type'] ),
			esc_attr( $id ),
			esc_attr( $name ),
			esc_attr( $value )
		);
	}
	printf( '<p class="description" id="%1$s-description">%2$s</p>', esc_attr( $id ), esc_html( $field['description'] ) );
}

/**
 * Shows the page.
 */
function render_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'gipfel' );
			do_settings_sections( SETTINGS_PAGE );
			submit_button();
			?>
		</form>
		<h2><?php esc_html_e( 'On a page', 'gipfel' ); ?></h2>
		<p><?php esc_html_e( 'Add a Gipfel block in the editor, or write a shortcode. Its attributes are those of the block:', 'gipfel' ); ?></p>
		<ul>
			<?php foreach ( array_keys( elements() ) as $name ) : ?>
				<li><code>[<?php echo esc_html( 'gipfel_' . $name . example_attributes( $name ) ); ?>]</code> <?php echo esc_html( elements()[ $name ]['description'] ); ?></li>
			<?php endforeach; ?>
		</ul>
	</div>
	<?php
}

/**
 * The attributes that an element needs, with an example of a value.
 *
 * @param string $element Name of the element.
 * @return string Such as ` activity="167"`.
 */
function example_attributes( $element ) {
	$required = wp_list_filter( elements()[ $element ]['attributes'], array( 'required' => true ) );
	return $required ? ' ' . implode( '="167" ', array_keys( $required ) ) . '="167"' : '';
}

/**
 * Leads from the list of plugins to the page.
 *
 * @param string[] $links Links of the plugin.
 * @return string[]
 */
function add_settings_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_page_address() ), esc_html__( 'Settings', 'gipfel' ) );
	return array_merge( array( $link ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\add_settings_link' );

/**
 * The page's address.
 *
 * @return string
 */
function settings_page_address() {
	return admin_url( 'options-general.php?page=' . SETTINGS_PAGE );
}
