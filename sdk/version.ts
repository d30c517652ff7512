/** The version of the SDK; its major number stands in `/sdk/v1/`. */
export const version = "1.0.0";
