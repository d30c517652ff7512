/** web-test-runner's own Mocha, in its tdd interface. */
type Act = (this: { skip(): void }) => void | Promise<void>;
declare function suite(title: string, act: () => void): void;
declare function test(promise: string, act: Act): void;
declare function setup(act: Act): void;
declare function teardown(act: Act): void;
declare function suiteSetup(act: Act): void;
