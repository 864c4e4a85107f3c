/** Shows the icon instead of a photo that does not load. */
export function startPhoto(photo: HTMLElement, signal: AbortSignal) {
  const image = photo.querySelector('img')
  const icon = photo.querySelector<HTMLElement>('[role=img]')
  if (!image || !icon) return
  const giveWay = () => {
    image.hidden = true
    icon.hidden = false
  }
  // It may have failed before this script ran.
  if (image.complete && image.naturalWidth === 0) giveWay()
  else image.addEventListener('error', giveWay, { signal })
}
