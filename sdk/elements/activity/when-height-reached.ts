/** The longest that is waited (ms): what failed is shown then, too. */
const longest = 3000;

/** Calls back once an element is as high as its placeholder (px), or after 3 seconds. */
export function whenHeightReached(element: HTMLElement, height: number, done: () => void): void {
  const isAsHigh = () => element.offsetHeight >= height;
  if (isAsHigh()) return done();
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    done();
  };
  const timer = setTimeout(end, longest);
  const observer = new ResizeObserver(() => isAsHigh() && end());
  observer.observe(element);
}
