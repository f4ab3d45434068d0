/** A burning torch: for armies and revolts. */
export function DangerSign() {
  return (
    <svg className="danger-sign" viewBox="0 0 100 120" aria-hidden="true" focusable="false">
      <path className="danger-sign__stick" d="M44 62h12l-4 54h-4z" />
      <path
        className="danger-sign__flame"
        d="M50 4c4 14 24 22 22 44-1 12-10 20-22 20S29 60 28 48c-1-12 8-16 9-26 5 4 7 8 8 14 4-8 7-18 5-32Z"
      />
      <path
        className="danger-sign__core"
        d="M51 34c3 8 11 11 10 20-1 7-5 11-11 11s-10-4-11-10c0-6 4-8 5-13 3 2 4 4 4 7 2-4 4-9 3-15Z"
      />
    </svg>
  )
}
