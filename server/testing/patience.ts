import { vi } from "vitest";

/** Hashing a password takes its time by design, and more of it on a busy machine (ms). Import it for suites in which many sign up. */
const patience = 30_000;
vi.setConfig({ testTimeout: patience, hookTimeout: patience });
