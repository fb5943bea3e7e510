#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// A stand-in for GitHub's own tool `gh`, which cannot be led to a double: it stores variables and secrets in a file.
// What it prints was never seen from the tool: it follows the manual, https://cli.github.com/manual/gh_variable_list.
const file = process.env.GH_DOUBLE
const state = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { isSignedIn: false, variables: {}, secrets: {} }
const save = () => writeFileSync(file, JSON.stringify(state))
const [topic, action, name] = process.argv.slice(2)
const input = () => readFileSync(0, 'utf8')
const answer = (value) => console.log(JSON.stringify(value))

if (topic === 'auth' && action === 'login') {
  state.isSignedIn = true
  save()
} else if (!state.isSignedIn) {
  console.error('You are not logged into any GitHub hosts. To log in, run: gh auth login')
  process.exitCode = 1
} else if (topic === 'repo') answer({ nameWithOwner: 'company/website' })
else if (topic === 'variable' && action === 'list')
  answer(Object.entries(state.variables).map(([key, value]) => ({ name: key, value })))
else if (topic === 'secret' && action === 'list')
  answer(Object.keys(state.secrets).map((key) => ({ name: key })))
else if (topic === 'run') answer(state.runs ?? [])
else if (topic === 'workflow') {
  state.runs = [{ status: 'queued' }]
  save()
} else if (action === 'set') {
  state[`${topic}s`][name] = input()
  save()
}
