/** All texts of the map itself. The page supplies them in the player's language. */
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
