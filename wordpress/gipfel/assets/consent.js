/**
 * Loads the shop's script once the visitor has given consent: through the WP Consent API, or with an element's button.
 * What is loaded stands in a script of the page, which authors of content can't write.
 */
( function () {
	'use strict';

	var source = document.querySelector( 'script#gipfel-consent-data[type="application/json"]' );
	var data = source && JSON.parse( source.textContent );
	var isLoaded = false;

	function load() {
		if ( isLoaded || ! data ) {
			return;
		}
		isLoaded = true;
		document.querySelectorAll( 'span.gipfel-consent' ).forEach( function ( note ) {
			note.remove();
		} );
		var script = document.createElement( 'script' );
		script.type = 'module';
		script.src = data.src;
		Object.keys( data.attributes ).forEach( function ( name ) {
			script.setAttribute( name, true === data.attributes[ name ] ? '' : data.attributes[ name ] );
		} );
		document.head.append( script );
	}

	/**
	 * Before the page's consent banner has said which law applies (`wp_consent_type`), the API says yes to everything:
	 * that is no consent.
	 */
	function loadIfAllowed() {
		var type = window.wp_consent_type || window.wp_fallback_consent_type;
		if ( type && 'function' === typeof window.wp_has_consent && window.wp_has_consent( data.category ) ) {
			load();
		}
	}

	if ( ! data ) {
		return;
	}
	document.addEventListener( 'click', function ( event ) {
		if ( event.target.closest && event.target.closest( 'button.gipfel-consent-load' ) ) {
			load();
		}
	} );
	document.addEventListener( 'wp_consent_type_defined', loadIfAllowed );
	document.addEventListener( 'wp_listen_for_consent_change', function ( event ) {
		if ( event.detail && 'allow' === event.detail[ data.category ] ) {
			load();
		}
	} );
	document.addEventListener( 'DOMContentLoaded', loadIfAllowed );
	loadIfAllowed();
} )();
