<?php
/**
 * The elements with their attributes, and the shop's locales. Made by `npm run wordpress:data`: don't edit it.
 *
 * @package Gipfel
 */

namespace Gipfel;

defined( 'ABSPATH' ) || exit;

$gipfel_shared = array(
	'locale'       => array(
		'kind'        => 'locale',
		'label'       => _x( 'Locale', 'attribute', 'gipfel' ),
		'description' => __( 'Language and region. Without it: as in the settings.', 'gipfel' ),
	),
	'affiliate-id' => array(
		'kind'        => 'text',
		'label'       => _x( 'Affiliate id', 'attribute', 'gipfel' ),
		'description' => __( 'Who earns on the sale: the affiliate\'s number.', 'gipfel' ),
		'pattern'     => '/^[\\w-]{1,64}$/D',
	),
	'campaign'     => array(
		'kind'        => 'text',
		'label'       => _x( 'Campaign', 'attribute', 'gipfel' ),
		'description' => __( 'The affiliate\'s campaign, for its statistics; counts together with an affiliate.', 'gipfel' ),
		'pattern'     => '/^[A-Za-z0-9-]{1,64}$/D',
	),
	'brand-color'  => array(
		'kind'        => 'color',
		'label'       => _x( 'Brand color', 'attribute', 'gipfel' ),
		'description' => __( 'Six hex digits, with or without #: takes the accent\'s place everywhere.', 'gipfel' ),
		'pattern'     => '/^#?[\\da-f]{6}$/iD',
	),
	'logo-url'     => array(
		'kind'        => 'address',
		'label'       => _x( 'Logo url', 'attribute', 'gipfel' ),
		'description' => __( 'A logo shown at the head of the element.', 'gipfel' ),
		'maximum'     => 2000,
	),
	'theme'        => array(
		'kind'        => 'choice',
		'label'       => _x( 'Theme', 'attribute', 'gipfel' ),
		'description' => __( 'Light or dark; auto follows the page\'s own color-scheme.', 'gipfel' ),
		'options'     => array( 'auto', 'light', 'dark' ),
		'default'     => 'auto',
	),
	'group'        => array(
		'kind'        => 'text',
		'label'       => _x( 'Group', 'attribute', 'gipfel' ),
		'description' => __( 'Elements of one group share filters.', 'gipfel' ),
		'maximum'     => 64,
	),
);

return array(
	'elements' => array(
		'listing'   => array(
			'title'       => _x( 'Gipfel: list of activities', 'block title', 'gipfel' ),
			'description' => _x( 'A list of activities: cards, filters, sort, view more, map drawer; or a whole listing page.', 'block description', 'gipfel' ),
			'attributes'  => $gipfel_shared + array(
				'page-kind'  => array(
					'kind'        => 'choice',
					'label'       => _x( 'Page kind', 'attribute', 'gipfel' ),
					'description' => __( 'Which kind of listing page it is.', 'gipfel' ),
					'options'     => array( 'type', 'location-type', 'attribute', 'location-attribute', 'location', 'point_of_interest', 'listing' ),
					'default'     => 'listing',
				),
				'page-id'    => array(
					'kind'        => 'text',
					'label'       => _x( 'Page id', 'attribute', 'gipfel' ),
					'description' => __( 'The page\'s id: of a type, location or point of interest its own, of an attribute its item\'s, of the joined kinds 1010-11.', 'gipfel' ),
					'maximum'     => 40,
				),
				'locations'  => array(
					'kind'        => 'ids',
					'label'       => _x( 'Locations', 'attribute', 'gipfel' ),
					'description' => __( 'Only activities of these locations, by id.', 'gipfel' ),
				),
				'types'      => array(
					'kind'        => 'ids',
					'label'       => _x( 'Types', 'attribute', 'gipfel' ),
					'description' => __( 'Only activities of these types, by id.', 'gipfel' ),
				),
				'activities' => array(
					'kind'        => 'ids',
					'label'       => _x( 'Activities', 'attribute', 'gipfel' ),
					'description' => __( 'Only these activities, by content id.', 'gipfel' ),
				),
				'attributes' => array(
					'kind'        => 'ids',
					'label'       => _x( 'Attributes', 'attribute', 'gipfel' ),
					'description' => __( 'Only activities with any of these attribute items, by id.', 'gipfel' ),
				),
				'sort'       => array(
					'kind'        => 'choice',
					'label'       => _x( 'Sort', 'attribute', 'gipfel' ),
					'description' => __( 'How it is sorted at first: relevance, distance, popularityDesc, ratingDesc, priceDesc, priceAsc.', 'gipfel' ),
					'options'     => array( 'relevance', 'distance', 'popularityDesc', 'ratingDesc', 'priceDesc', 'priceAsc' ),
				),
				'search'     => array(
					'kind'        => 'text',
					'label'       => _x( 'Search', 'attribute', 'gipfel' ),
					'description' => __( 'What is searched for at first.', 'gipfel' ),
					'maximum'     => 512,
				),
				'hide'       => array(
					'kind'        => 'text',
					'label'       => _x( 'Hide', 'attribute', 'gipfel' ),
					'description' => __( 'What is left out: a list of all, search, filter, filterbar, quick-filter, sort, size, map.', 'gipfel' ),
				),
				'picker'     => array(
					'kind'        => 'flag',
					'label'       => _x( 'Picker', 'attribute', 'gipfel' ),
					'description' => __( 'For affiliates: activities are picked, and a button configures a widget of them.', 'gipfel' ),
					'default'     => 'false',
				),
			),
		),
		'activity'  => array(
			'title'       => _x( 'Gipfel: activity', 'block title', 'gipfel' ),
			'description' => _x( 'The detail page of an activity: pictures, key facts, contents, reviews, booking, similar ones.', 'block description', 'gipfel' ),
			'attributes'  => $gipfel_shared + array(
				'activity' => array(
					'kind'        => 'number',
					'label'       => _x( 'Activity', 'attribute', 'gipfel' ),
					'description' => __( 'The activity to show, by its content id.', 'gipfel' ),
					'pattern'     => '/^\\s*[1-9]\\d{0,9}\\s*$/D',
					'required'    => true,
				),
				'mode'     => array(
					'kind'        => 'choice',
					'label'       => _x( 'Mode', 'attribute', 'gipfel' ),
					'description' => __( 'The full page, in another page\'s flow, in a widget, or its content alone.', 'gipfel' ),
					'options'     => array( 'full', 'inline', 'widget', 'confirm' ),
					'default'     => 'full',
				),
			),
		),
		'booking'   => array(
			'title'       => _x( 'Gipfel: booking', 'block title', 'gipfel' ),
			'description' => _x( 'The booking widget of an activity: date, offer, tickets, people, total.', 'block description', 'gipfel' ),
			'attributes'  => $gipfel_shared + array(
				'activity'     => array(
					'kind'        => 'number',
					'label'       => _x( 'Activity', 'attribute', 'gipfel' ),
					'description' => __( 'The activity to book, by its content id.', 'gipfel' ),
					'pattern'     => '/^\\s*[1-9]\\d{0,9}\\s*$/D',
					'required'    => true,
				),
				'flow'         => array(
					'kind'        => 'choice',
					'label'       => _x( 'Flow', 'attribute', 'gipfel' ),
					'description' => __( 'Whether the date or the offer is chosen first.', 'gipfel' ),
					'options'     => array( 'date-offers', 'offers-date' ),
					'default'     => 'date-offers',
				),
				'presentation' => array(
					'kind'        => 'choice',
					'label'       => _x( 'Presentation', 'attribute', 'gipfel' ),
					'description' => __( 'In the page, in a drawer from the side, or in a dialog.', 'gipfel' ),
					'options'     => array( 'inline', 'drawer', 'modal' ),
					'default'     => 'inline',
				),
				'checkout'     => array(
					'kind'        => 'choice',
					'label'       => _x( 'Checkout', 'attribute', 'gipfel' ),
					'description' => __( 'Whether paying happens on the shop\'s pages or inside the element.', 'gipfel' ),
					'options'     => array( 'redirect', 'inline' ),
					'default'     => 'redirect',
				),
				'booking-data' => array(
					'kind'        => 'text',
					'label'       => _x( 'Booking data', 'attribute', 'gipfel' ),
					'description' => __( 'A selection to start with, as JSON.', 'gipfel' ),
					'maximum'     => 8000,
				),
				'prefill'      => array(
					'kind'        => 'text',
					'label'       => _x( 'Prefill', 'attribute', 'gipfel' ),
					'description' => __( 'What is filled in beforehand, as JSON: date, adults, childrenAges, givenName, familyName, email, phone; `locked`, true or a list of these, can\'t be changed.', 'gipfel' ),
					'maximum'     => 4000,
				),
				'run'          => array(
					'kind'        => 'flag',
					'label'       => _x( 'Run', 'attribute', 'gipfel' ),
					'description' => __( 'Reserve the selection of booking-data at once.', 'gipfel' ),
					'default'     => 'false',
				),
				'open'         => array(
					'kind'        => 'flag',
					'label'       => _x( 'Open', 'attribute', 'gipfel' ),
					'description' => __( 'Open the drawer or dialog at once; without it a button opens it.', 'gipfel' ),
					'default'     => 'false',
				),
				'navigation'   => array(
					'kind'        => 'flag',
					'label'       => _x( 'Navigation', 'attribute', 'gipfel' ),
					'description' => __( 'Show the tabs Booking and More information.', 'gipfel' ),
					'default'     => 'false',
				),
			),
		),
		'button'    => array(
			'title'       => _x( 'Gipfel: booking button', 'block title', 'gipfel' ),
			'description' => _x( 'A call to action that opens the booking widget of an activity, or a list of activities.', 'block description', 'gipfel' ),
			'attributes'  => $gipfel_shared + array(
				'activity'   => array(
					'kind'        => 'number',
					'label'       => _x( 'Activity', 'attribute', 'gipfel' ),
					'description' => __( 'The activity that the button books, by its content id.', 'gipfel' ),
					'pattern'     => '/^\\s*[1-9]\\d{0,9}\\s*$/D',
				),
				'activities' => array(
					'kind'        => 'ids',
					'label'       => _x( 'Activities', 'attribute', 'gipfel' ),
					'description' => __( 'The activities of the list that the button opens where it has no `activity`, by content id.', 'gipfel' ),
				),
				'search'     => array(
					'kind'        => 'text',
					'label'       => _x( 'Search', 'attribute', 'gipfel' ),
					'description' => __( 'What the list that the button opens is searched for.', 'gipfel' ),
					'maximum'     => 512,
				),
				'hide'       => array(
					'kind'        => 'text',
					'label'       => _x( 'Hide', 'attribute', 'gipfel' ),
					'description' => __( 'What is left out of that list: all, search, filter, filterbar, quick-filter, sort, size, map.', 'gipfel' ),
				),
				'prefill'    => array(
					'kind'        => 'text',
					'label'       => _x( 'Prefill', 'attribute', 'gipfel' ),
					'description' => __( 'What is filled in beforehand in the booking widget, as `<gipfel-booking>` takes it.', 'gipfel' ),
					'maximum'     => 4000,
				),
				'opens'      => array(
					'kind'        => 'choice',
					'label'       => _x( 'Opens', 'attribute', 'gipfel' ),
					'description' => __( 'What a press opens: the booking widget or the list over this page, or the shop\'s page of it.', 'gipfel' ),
					'options'     => array( 'widget', 'page' ),
					'default'     => 'widget',
				),
				'variant'    => array(
					'kind'        => 'choice',
					'label'       => _x( 'Variant', 'attribute', 'gipfel' ),
					'description' => __( 'In the text, a wide call to action, or fixed to the window\'s corner.', 'gipfel' ),
					'options'     => array( 'button', 'cta', 'fixed' ),
					'default'     => 'button',
				),
				'text'       => array(
					'kind'        => 'text',
					'label'       => _x( 'Text', 'attribute', 'gipfel' ),
					'description' => __( 'The button\'s words. Without them: Book now, in the visitor\'s language.', 'gipfel' ),
					'maximum'     => 80,
				),
				'background' => array(
					'kind'        => 'color',
					'label'       => _x( 'Background', 'attribute', 'gipfel' ),
					'description' => __( 'Background, six hex digits.', 'gipfel' ),
					'pattern'     => '/^#?[\\da-f]{6}$/iD',
					'default'     => '#ff385c',
				),
				'color'      => array(
					'kind'        => 'color',
					'label'       => _x( 'Color', 'attribute', 'gipfel' ),
					'description' => __( 'Words, six hex digits.', 'gipfel' ),
					'pattern'     => '/^#?[\\da-f]{6}$/iD',
					'default'     => '#ffffff',
				),
			),
		),
		'search'    => array(
			'title'       => _x( 'Gipfel: search', 'block title', 'gipfel' ),
			'description' => _x( 'The search: what is found while typing, with a day and people.', 'block description', 'gipfel' ),
			'attributes'  => $gipfel_shared + array(
				'placement' => array(
					'kind'        => 'choice',
					'label'       => _x( 'Placement', 'attribute', 'gipfel' ),
					'description' => __( 'A dropdown below the field, the full screen behind a bar, or what fits the width.', 'gipfel' ),
					'options'     => array( 'auto', 'dropdown', 'screen' ),
					'default'     => 'auto',
				),
			),
		),
		'map'       => array(
			'title'       => _x( 'Gipfel: map', 'block title', 'gipfel' ),
			'description' => _x( 'The map: activities in clusters, and their cards.', 'block description', 'gipfel' ),
			'attributes'  => $gipfel_shared + array(
				'center'     => array(
					'kind'        => 'text',
					'label'       => _x( 'Center', 'attribute', 'gipfel' ),
					'description' => __( 'Where the map begins: latitude,longitude in degrees. Without it: the middle of Switzerland.', 'gipfel' ),
					'pattern'     => '/^\\s*-?\\d{1,2}(?:\\.\\d+)?\\s*,\\s*-?\\d{1,3}(?:\\.\\d+)?\\s*$/D',
				),
				'zoom'       => array(
					'kind'        => 'number',
					'label'       => _x( 'Zoom', 'attribute', 'gipfel' ),
					'description' => __( 'How near it begins, from 0 to 20. Without it: 9.', 'gipfel' ),
					'pattern'     => '/^\\d{1,2}(?:\\.\\d+)?$/D',
				),
				'activities' => array(
					'kind'        => 'ids',
					'label'       => _x( 'Activities', 'attribute', 'gipfel' ),
					'description' => __( 'Only these activities, by content id.', 'gipfel' ),
				),
			),
		),
		'transport' => array(
			'title'       => _x( 'Gipfel: public transport', 'block title', 'gipfel' ),
			'description' => _x( 'Connections by public transport in Switzerland: search, details, and their tickets.', 'block description', 'gipfel' ),
			'attributes'  => $gipfel_shared + array(
				'from'         => array(
					'kind'        => 'text',
					'label'       => _x( 'From', 'attribute', 'gipfel' ),
					'description' => __( 'Where the trip begins: a stop\'s id or its name.', 'gipfel' ),
					'maximum'     => 200,
				),
				'to'           => array(
					'kind'        => 'text',
					'label'       => _x( 'To', 'attribute', 'gipfel' ),
					'description' => __( 'Where it ends: a stop\'s id or its name.', 'gipfel' ),
					'maximum'     => 200,
				),
				'arrive-by'    => array(
					'kind'        => 'text',
					'label'       => _x( 'Arrive by', 'attribute', 'gipfel' ),
					'description' => __( 'The latest arrival: an instant with its offset, or a date and time in Switzerland, as 2026-12-01T10:30.', 'gipfel' ),
				),
				'depart-after' => array(
					'kind'        => 'text',
					'label'       => _x( 'Depart after', 'attribute', 'gipfel' ),
					'description' => __( 'The earliest departure, written as `arrive-by`, which counts before it: with `activity` the trip begins there, as the way back.', 'gipfel' ),
				),
				'return-after' => array(
					'kind'        => 'text',
					'label'       => _x( 'Return after', 'attribute', 'gipfel' ),
					'description' => __( 'When the activity ends, written as `arrive-by`: the way back leaves then, and a last connection that leaves before is named. A date alone is that of an activity which takes the whole day: the way back is searched from 16:00, or from now where that has passed.', 'gipfel' ),
				),
				'date'         => array(
					'kind'        => 'text',
					'label'       => _x( 'Date', 'attribute', 'gipfel' ),
					'description' => __( 'The day of the trip, as 2026-12-01; today without it.', 'gipfel' ),
				),
				'activity'     => array(
					'kind'        => 'number',
					'label'       => _x( 'Activity', 'attribute', 'gipfel' ),
					'description' => __( 'An activity by its content id: the trip ends at the stop nearest to its meeting point, with `depart-after` it begins there.', 'gipfel' ),
					'pattern'     => '/^\\s*[1-9]\\d{0,9}\\s*$/D',
				),
				'open'         => array(
					'kind'        => 'flag',
					'label'       => _x( 'Open', 'attribute', 'gipfel' ),
					'description' => __( 'With a reservation: open its dialog at once.', 'gipfel' ),
					'default'     => 'false',
				),
			),
		),
	),
	'locales'  => array(
		'de_CH' => array(
			'name' => 'Deutsch',
			'path' => '',
		),
		'en_CH' => array(
			'name' => 'English',
			'path' => '/en-ch',
		),
		'fr_CH' => array(
			'name' => 'Français',
			'path' => '/fr-ch',
		),
		'it_CH' => array(
			'name' => 'Italiano',
			'path' => '/it-ch',
		),
		'es_ES' => array(
			'name' => 'Español',
			'path' => '/es-es',
		),
		'pt_PT' => array(
			'name' => 'Português',
			'path' => '/pt-pt',
		),
		'nl_NL' => array(
			'name' => 'Nederlands',
			'path' => '/nl-nl',
		),
		'ko_KR' => array(
			'name' => '한국어',
			'path' => '/ko-kr',
		),
		'zh_CN' => array(
			'name' => '中文',
			'path' => '/zh-cn',
		),
		'ja_JP' => array(
			'name' => '日本語',
			'path' => '/ja-jp',
		),
		'cs_CZ' => array(
			'name' => 'Čeština',
			'path' => '/cs-cz',
		),
		'da_DK' => array(
			'name' => 'Dansk',
			'path' => '/da-dk',
		),
		'el_GR' => array(
			'name' => 'Ελληνικά',
			'path' => '/el-gr',
		),
		'hi_IN' => array(
			'name' => 'हिन्दी',
			'path' => '/hi-in',
		),
		'id_ID' => array(
			'name' => 'Indonesia',
			'path' => '/id-id',
		),
		'ms_MY' => array(
			'name' => 'Melayu',
			'path' => '/ms-my',
		),
		'pl_PL' => array(
			'name' => 'Polski',
			'path' => '/pl-pl',
		),
		'ru_RU' => array(
			'name' => 'Русский',
			'path' => '/ru-ru',
		),
		'sv_SE' => array(
			'name' => 'Svenska',
			'path' => '/sv-se',
		),
		'th_TH' => array(
			'name' => 'ไทย',
			'path' => '/th-th',
		),
		'ar_AE' => array(
			'name' => 'العربية',
			'path' => '/ar-ae',
		),
		'nb_NO' => array(
			'name' => 'Norsk bokmål',
			'path' => '/nb-no',
		),
		'hu_HU' => array(
			'name' => 'Magyar',
			'path' => '/hu-hu',
		),
		'sk_SK' => array(
			'name' => 'Slovenčina',
			'path' => '/sk-sk',
		),
		'ro_RO' => array(
			'name' => 'Română',
			'path' => '/ro-ro',
		),
		'sq_AL' => array(
			'name' => 'Shqip',
			'path' => '/sq-al',
		),
		'tr_TR' => array(
			'name' => 'Türkçe',
			'path' => '/tr-tr',
		),
		'vi_VN' => array(
			'name' => 'Tiếng Việt',
			'path' => '/vi-vn',
		),
		'uk_UA' => array(
			'name' => 'Українська',
			'path' => '/uk-ua',
		),
		'hr_HR' => array(
			'name' => 'Hrvatski',
			'path' => '/hr-hr',
		),
	),
);
