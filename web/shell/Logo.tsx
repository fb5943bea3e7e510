import { color } from '../theme/tokens.ts'

/** The company's mark: a capsule set as a cross. */
export function Logo() {
  return (
    <svg aria-hidden="true" focusable="false" width="36" height="36" viewBox="0 0 36 36">
      <rect width="36" height="36" rx="9" fill={color.brand} />
      <rect x="7" y="14" width="22" height="8" rx="4" fill={color.onBrand} />
      <rect x="14" y="7" width="8" height="22" rx="4" fill={color.onBrand} />
      <path d="M18 14h7a4 4 0 0 1 0 8h-7z" fill="#e0a526" />
    </svg>
  )
}
