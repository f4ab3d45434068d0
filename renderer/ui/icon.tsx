const paths = {
  back: 'M15 5 8 12l7 7',
  archive: 'M3.5 5h17v4h-17zM5 9v11h14V9M10 13h4',
  branch: 'M7 20V4m0 0L4.5 6.5M7 4l2.5 2.5M7 15c0-5 10-3 10-9m0 0-2.5 2.5M17 6l2.5 2.5',
  clock: 'M4.5 8.5A8.5 8.5 0 1 1 3.5 12M4 4v4.5h4.5M12 7.5V12l3 2',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zm0 0v14',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  down: 'M6 9l6 6 6-6',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  first: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  forth: 'M9 5l7 7-7 7',
  forward: 'M6 5l7 7-7 7M18 5v14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  lamp: 'M9 18h6M10 21h4M8.5 15c-1.6-1.2-2.7-3-2.7-5.2a6.2 6.2 0 0 1 12.4 0c0 2.2-1.1 4-2.7 5.2',
  last: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  layers: 'M12 4 3 9l9 5 9-5zM3 14.5l9 5 9-5',
  minus: 'M6 12h12',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17zM14 7l3 3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6',
  pin: 'M12 21.5S5.5 15.2 5.5 9.8a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11.7-6.5 11.7ZM12 12.3a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  plus: 'M12 5v14M5 12h14',
  quill: 'M20 4C12.5 4 7.5 8.5 6 17l-2.5 3.5M6 17c6.5 0 11.5-4 14-13M9.5 13.5l5-4.5',
  play: 'M7 4.5v15l12-7.5z',
  rewind: 'M18 5l-7 7 7 7M6 5v14',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5 16 16',
  scroll: 'M7 4h11v13a3 3 0 0 1-3 3H5a2.5 2.5 0 0 1-2-1h9.5V17M7 4a2 2 0 0 0-2 2v11M10 9h5M10 13h5',
  shield: 'M12 3l8 3v6c0 5-3.5 7.7-8 9-4.5-1.3-8-4-8-9V6z',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6L3.4 9.8l6-.8z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  upload: 'M12 16V5m0 0-4 4m4-4 4 4M5 20h14',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3v.01'
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className={`icon icon--${name}`}
      // In rem, so that icons grow with the text.
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
