#!/usr/bin/env node
import { nodeIssue } from 'stand-in-server/nodeIssue'

const issue = nodeIssue('local-supabase')
if (issue === null) await import('./commandLine.ts')
else {
  console.error(issue)
  process.exitCode = 1
}
