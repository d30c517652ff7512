/**
 * The blocks in the editor: a control for each attribute of an element, and a preview that is the element itself, in a
 * frame. Attributes, their kinds and all words come from the server (includes/editor.php).
 */
( function ( wp, data ) {
	'use strict';

	var el = wp.element.createElement;
	var useState = wp.element.useState;
	var useEffect = wp.element.useEffect;
	var components = wp.components;
	var words = data.words;

	/** Milliseconds without typing before the preview changes. */
	var previewDelay = 600;

	/** Keeps the frame as high as its content: what grows inside an element is no mutation of the frame's document. */
	var resizeScript =
		'<script>new ResizeObserver( function () {' +
		'document.body.dataset.height = document.body.scrollHeight;' +
		'} ).observe( document.body );</script>';
	var previewStyles = [
		'body{margin:0}a{color:inherit}.gipfel-notice{display:block;padding:8px 12px;border-left:4px solid #dba617;' +
			'background:#fcf9e8;color:#1e1e1e;font:13px/1.5 sans-serif}gipfel-map{--gipfel-map-height:420px}',
	];

	/** The options of a select: nothing set comes first, and says what counts then. */
	function optionsOf( attribute ) {
		var unset = attribute.default ? words.default.replace( '%s', attribute.default ) : words.unset;
		var values =
			'locale' === attribute.kind
				? Object.keys( data.locales ).map( function ( locale ) {
						return { value: locale, label: data.locales[ locale ] };
				  } )
				: attribute.options.map( function ( option ) {
						return { value: option, label: option };
				  } );
		return [ { value: '', label: unset } ].concat( values );
	}

	/** The control of an attribute, by its kind. */
	function control( name, attribute, value, set ) {
		var shared = { key: name, label: attribute.label, help: attribute.description, __nextHasNoMarginBottom: true };
		switch ( attribute.kind ) {
			case 'flag':
				return el(
					components.ToggleControl,
					Object.assign( shared, { checked: true === value, onChange: ( isOn ) => set( isOn || undefined ) } )
				);
			case 'choice':
			case 'locale':
				return el(
					components.SelectControl,
					Object.assign( shared, {
						value: value || '',
						options: optionsOf( attribute ),
						onChange: ( chosen ) => set( chosen || undefined ),
					} )
				);
			case 'color':
				return el(
					components.BaseControl,
					Object.assign( shared, { id: 'gipfel-' + name } ),
					el( components.ColorPalette, {
						value: value,
						colors: [],
						enableAlpha: false,
						onChange: ( color ) => set( color || undefined ),
					} )
				);
			default:
				return el(
					components.TextControl,
					Object.assign( shared, {
						type: 'number' === attribute.kind ? 'number' : 'text',
						min: 'number' === attribute.kind ? 0 : undefined,
						value: undefined === value ? '' : String( value ),
						placeholder: attribute.default || '',
						maxLength: attribute.maximum,
						onChange: function ( text ) {
							var isNumber = 'number' === attribute.kind && '' !== text;
							set( '' === text ? undefined : isNumber ? Number( text ) : text );
						},
					} )
				);
		}
	}

	/** The element with these values, as the server renders it, in a frame of its own. */
	function Preview( props ) {
		var state = useState( { isLoading: true } );
		var tries = useState( 0 );
		var shown = state[ 0 ];
		var values = JSON.stringify( props.values );
		useEffect(
			function () {
				var controller = new AbortController();
				var timer = setTimeout( function () {
					wp.apiFetch( {
						path: wp.url.addQueryArgs( '/wp/v2/block-renderer/' + props.block, {
							context: 'edit',
							attributes: JSON.parse( values ),
						} ),
						signal: controller.signal,
					} ).then(
						( answer ) => state[ 1 ]( { html: answer.rendered } ),
						( error ) => 'AbortError' !== error.name && state[ 1 ]( { isFailed: true } )
					);
				}, previewDelay );
				return function () {
					clearTimeout( timer );
					controller.abort();
				};
			},
			[ props.block, values, tries[ 0 ] ]
		);
		if ( shown.isFailed ) {
			return el(
				components.Notice,
				{
					status: 'warning',
					isDismissible: false,
					actions: [ { label: words.tryAgain, onClick: () => tries[ 1 ]( tries[ 0 ] + 1 ) } ],
				},
				words.failed
			);
		}
		if ( ! shown.html ) {
			return el( 'div', { className: 'gipfel-preview' }, el( components.Spinner ) );
		}
		var script = el( 'script', { type: 'module', src: data.script } );
		var html = shown.html + wp.element.renderToString( script ) + resizeScript;
		// Another preview is another frame: a document that is written anew keeps the modules of the former one.
		return el(
			components.Disabled,
			{ className: 'gipfel-preview' },
			el( components.SandBox, { key: html, html: html, title: words.preview, styles: previewStyles } )
		);
	}

	/** The block where something is missing: the shop's address, or an attribute that the element needs. */
	function Missing( props ) {
		if ( ! data.script ) {
			return el(
				components.Placeholder,
				{ icon: props.icon, label: props.title, instructions: words.noShop },
				data.settings && el( components.Button, { variant: 'primary', href: data.settings }, words.setShop )
			);
		}
		return el( components.Placeholder, { icon: props.icon, label: props.title }, props.children );
	}

	function edit( name, element ) {
		return function ( props ) {
			var values = props.attributes;
			var blockProps = wp.blockEditor.useBlockProps();
			var names = Object.keys( element.attributes );
			var own = names.filter( ( attribute ) => ! isShared( attribute ) );
			var missing = own.filter( ( attribute ) => element.attributes[ attribute ].required && ! values[ attribute ] );
			// What was missing stays in the block while it is typed.
			var incomplete = useState( missing );
			var isAsking = incomplete[ 0 ].length > 0 && ( missing.length > 0 || props.isSelected );
			useEffect(
				function () {
					if ( ! isAsking ) {
						incomplete[ 1 ]( missing );
					}
				},
				[ isAsking, missing.length ]
			);
			var controls = ( list ) =>
				list.map( ( attribute ) =>
					control( attribute, element.attributes[ attribute ], values[ attribute ], ( value ) =>
						props.setAttributes( { [ attribute ]: value } )
					)
				);
			var type = wp.blocks.getBlockType( 'gipfel/' + name );
			var inspector = el(
				wp.blockEditor.InspectorControls,
				null,
				el( components.PanelBody, { title: words.options }, controls( own ) )
			);
			var advanced = el(
				wp.blockEditor.InspectorControls,
				{ __experimentalGroup: 'advanced', group: 'advanced' },
				controls( names.filter( isShared ) )
			);
			var isIncomplete = ! data.script || missing.length > 0;
			var body = [
				( isIncomplete || isAsking ) &&
					el(
						Missing,
						{ key: 'missing', icon: type.icon && type.icon.src, title: type.title },
						controls( incomplete[ 0 ].length > 0 ? incomplete[ 0 ] : missing )
					),
				! isIncomplete &&
					el( Preview, { key: 'preview', block: 'gipfel/' + name, values: withoutOthers( values, element ) } ),
			];
			return el( 'div', blockProps, inspector, advanced, body );
		};
	}

	/** Attributes that all elements have. */
	function isShared( attribute ) {
		return Object.values( data.elements ).every( ( element ) => element.attributes[ attribute ] );
	}

	/** The element's own values: WordPress keeps width and class of a block beside them. */
	function withoutOthers( values, element ) {
		return Object.fromEntries( Object.entries( values ).filter( ( entry ) => element.attributes[ entry[ 0 ] ] ) );
	}

	Object.keys( data.elements ).forEach( function ( name ) {
		wp.blocks.registerBlockType( 'gipfel/' + name, { edit: edit( name, data.elements[ name ] ), save: () => null } );
	} );
} )( window.wp, window.gipfelEditor );
