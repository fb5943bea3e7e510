export type StudioOptions = {
  /** The directory with sanity.config.ts. */
  source: string
  /** Other directories and files that its code depends on. */
  dependencies: string[]
  /** Where built Studios are kept. */
  directory: string
  port: number
  /** The `SANITY_STUDIO_…` variables that become part of its code. */
  variables: Record<string, string>
}

/** A Studio that answers at `address` until it is closed. */
export type RunningStudio = { address: string; close(): Promise<void> }
