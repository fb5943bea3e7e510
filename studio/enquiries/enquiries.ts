import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { definePlugin } from 'sanity'
import { say } from '../words/say.ts'
import type { Project } from './client.ts'
import { EnquiriesTool } from './EnquiriesTool.tsx'
import { toolName } from './toolName.ts'

/** The plugin with the inbox of enquiries, for those whom the project's table of staff names. */
export const enquiries = definePlugin<Project>((options) => ({
  name: 'enquiries',
  tools: [
    {
      name: toolName,
      title: say('Enquiries'),
      icon: EnvelopeIcon,
      component: EnquiriesTool,
      options,
    },
  ],
}))
