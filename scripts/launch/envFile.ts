import { hash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { replaceFile } from '../process/replaceFile.ts'

/** Thrown if a setting of an earlier step is missing. */
export class MissingSetting extends Error {}

const secretName = /(TOKEN|SECRET|SECRET_KEY|API_KEY|PASSWORD|HOOK_URL|DB_URL)$/

/** The settings of `.env`, which only its owner may read. The process's environment takes precedence. */
export class EnvFile {
  readonly #file: string
  readonly #environment: NodeJS.ProcessEnv

  /** @param environment also receives stored settings, for the tools that are started */
  constructor(file = '.env', environment = process.env) {
    this.#file = file
    this.#environment = environment
  }

  /** Reads the file. If it is missing, reads `.env.example`, from which the first `store` creates it. */
  async read(): Promise<this> {
    const stored = parseEnv(await this.#text())
    for (const [name, value] of Object.entries(stored)) this.#environment[name] ||= value
    return this
  }

  /** A setting without a value counts as missing. */
  find(name: string): string | undefined {
    return this.#environment[name] || undefined
  }

  /** @throws MissingSetting if it is missing */
  get(name: string): string {
    const value = this.find(name)
    if (value === undefined) throw new MissingSetting(`waits for ${name}`)
    return value
  }

  /**
   * Returns a digest of settings. `.env` stores the digest for services that do not show their stored values: if the
   * current digest differs, one of the settings has changed since.
   */
  digest(...names: string[]): string {
    const lines = names.map((name) => `${name}=${this.find(name) ?? ''}`)
    return hash('sha256', lines.join('\n')).slice(0, 16)
  }

  /** Stores settings. Existing ones are replaced in their lines; new ones are appended. */
  async store(values: Record<string, string>): Promise<void> {
    let text = await this.#text()
    for (const [name, value] of Object.entries(values)) {
      const line = `${name}=${quoted(name, value)}`
      // Replaces all lines of a setting, because the last one takes effect.
      const lines = new RegExp(`^ *(export +)?${name} *=.*$`, 'gm')
      text = text.match(lines) ? text.replace(lines, () => line) : `${text.trimEnd()}\n${line}\n`
    }
    await replaceFile(this.#file, text, 0o600)
    Object.assign(this.#environment, values)
  }

  #text(): Promise<string> {
    return readFile(existsSync(this.#file) ? this.#file : '.env.example', 'utf8')
  }

  /** Replaces the values of secret settings in a text, such as a tool's output. */
  redact(text: string): string {
    return redactSecrets(text, this.#environment)
  }
}

/** Replaces the values of an environment's secret settings in a text by their names. */
export function redactSecrets(text: string, environment: NodeJS.ProcessEnv): string {
  return Object.entries(environment)
    .filter(([name, value = '']) => secretName.test(name) && value.length >= 8)
    .reduce((rest, [name, value = '']) => rest.replaceAll(value, `<${name}>`), text)
}

function quoted(name: string, value: string): string {
  if (/[\r\n]/.test(value)) throw new Error(`${name} must be one line.`)
  if (/^[\w@%+=:,./-]*$/.test(value)) return value
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark))
  if (quote === undefined) throw new Error(`${name} has quotation marks of all kinds: change it.`)
  return `${quote}${value}${quote}`
}

/** Returns a new secret of letters, digits, hyphens and underscores. */
export const randomSecret = () => randomBytes(24).toString('base64url')
