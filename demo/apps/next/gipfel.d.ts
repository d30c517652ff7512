/// <reference types="gipfel/react" />
