/** The elements in the JSX of React. */
import "gipfel/react";
