/**
 * How Node is to run the server. New objects lie in a space small enough to be cleared in ten milliseconds, since everyone at every table
 * waits that long, and large enough that most of what an answer needs is gone by then. Dockerfile and deploy/ say the same.
 */
export const NODE_FLAGS = ["--max-semi-space-size=32"] as const;
