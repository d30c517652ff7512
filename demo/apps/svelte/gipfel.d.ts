/** The elements in the markup of Svelte. */
import "gipfel/svelte";
