import "react";

declare module "react" {
  /** Invoker commands: a press that the browser acts on by itself. React's types lack them. */
  interface ButtonHTMLAttributes<T> {
    readonly commandfor?: string;
    readonly command?: string;
  }
}
