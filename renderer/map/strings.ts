/** Every word the map itself says; the page brings them in the reader's language. */
export interface MapStrings {
  readonly map: string
  readonly keyboardHelp: string
  readonly jump: string
  readonly jumpNothing: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeMap: string
  readonly legend: string
  readonly area: string
  readonly province: string
  readonly city: string
  readonly sea: string
}
