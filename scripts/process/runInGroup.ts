import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'

// A program that `runShell` starts. It runs a shell command in its own process group, and ends the whole group when
// standard input ends: when `runShell` aborts the command, or its process ends, even if it is killed.

const [command = ''] = process.argv.slice(2)
const shell = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
process.stdin.resume().once('end', endGroup).once('error', endGroup)
shell.once('close', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
})

function endGroup(): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(process.pid), '/t', '/f'])
  else process.kill(0, 'SIGKILL')
}
