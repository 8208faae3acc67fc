/**
 * How Node is to run the server. New objects lie in a space small enough to be cleared in a few milliseconds: what Node takes by itself
 * on a large machine takes it up to thirty, and everyone at every table waits. Dockerfile and deploy/ say the same.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"] as const;
