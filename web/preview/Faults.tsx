import type { DraftFault } from '../model/draft.ts'

/** The validation errors that keep the previewed page from being published. */
export function Faults({ faults }: { faults: DraftFault[] }) {
  if (faults.length === 0) return null
  return (
    <div
      role="status"
      style={{
        position: 'fixed',
        inset: 'auto 0 0',
        padding: '0.75rem 1rem',
        background: '#7a1610',
        color: '#fff',
        maxHeight: '40vh',
        overflow: 'auto',
        zIndex: 10,
      }}
    >
      <strong>This page cannot be published yet</strong>
      <ul>
        {faults.map(({ documentType, path, message }) => (
          <li key={`${documentType} ${path} ${message}`}>
            {path || documentType} {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
