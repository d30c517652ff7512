/** The colour field of Settings → Gipfel. */
jQuery( function ( $ ) {
	$( '#gipfel-color' ).wpColorPicker();
} );
