/// <reference types="gipfel/vue" />
