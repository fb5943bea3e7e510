import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { createElement } from 'react'
import { definePlugin } from 'sanity'
import { EnquiriesTool } from './EnquiriesTool.tsx'

/** The plugin with the inbox of enquiries, for those whom the project's table of staff names. */
export const enquiries = definePlugin<{ url: string; key: string }>((project) => ({
  name: 'enquiries',
  tools: [
    {
      name: 'enquiries',
      title: 'Enquiries',
      icon: EnvelopeIcon,
      component: () => createElement(EnquiriesTool, { project }),
    },
  ],
}))
