/** The elements in the templates of Vue. */
import "gipfel/vue";
