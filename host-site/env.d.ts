/// <reference types="vite/client" />

/** The build's id, put in by the build. */
declare const __BUILD__: string;
