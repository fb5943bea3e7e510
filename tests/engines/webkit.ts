import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import pRetry from 'p-retry'
import { webDriverPort } from '../support/ports.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { openSession } from './webDriver.ts'

const browser = process.env.WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Starts WebKit's own browser, controlled by WebDriver, on a virtual screen. */
export async function startWebKit({ colorScheme }: EngineOptions): Promise<Engine> {
  const processes = new AsyncDisposableStack()
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x2000x24'])
  processes.defer(() => end(screen))
  const [display] = await once(screen.stdout, 'data')
  const driverProcess = run('WebKitWebDriver', [`--port=${webDriverPort}`], {
    DISPLAY: `:${String(display).trim()}`,
    GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  })
  processes.defer(() => end(driverProcess))
  const server = `http://127.0.0.1:${webDriverPort}`
  await pRetry(() => fetch(`${server}/status`), { retries: 100, factor: 1, minTimeout: 100 })
  const session = await openSession(server, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  processes.defer(session.close)
  const click = (selector: string) => session.element(selector, 'click')
  return {
    open: (url) => session.post('/url', { url }),
    evaluate: (expression) =>
      session.post('/execute/sync', { script: `return ${expression}`, args: [] }),
    click,
    type: (selector, text) => session.element(selector, 'value', { text }),
    choose: (selector, value) => click(`${selector} option[value="${value}"]`),
    resize: (width, height) => session.post('/window/rect', { width, height }),
    picture: async (file) => writeFile(file, await session.get('/screenshot'), 'base64'),
    [Symbol.asyncDispose]: () => processes.disposeAsync(),
  }
}

function run(program: string, parameters: string[], variables: Record<string, string> = {}) {
  return spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables },
  })
}

async function end(child: ReturnType<typeof run>): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
