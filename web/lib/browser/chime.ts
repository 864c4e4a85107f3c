let context: AudioContext | null = null

/** Asks the browser for sound, which it allows only after a user gesture. Returns whether sound is allowed now. */
export async function allowSound(): Promise<boolean> {
  try {
    context = context ?? new AudioContext()
    if (context.state !== 'running') await context.resume()
    return context.state === 'running'
  } catch {
    return false
  }
}

export const soundAllowed = () => context !== null && context.state === 'running'

/** Plays two soft bells, the second lower. Returns their length in milliseconds. */
export function chime(): number {
  if (!context || !soundAllowed()) return 0
  bell(context, 880, 0)
  bell(context, 659.25, 0.35)
  return 1200
}

function bell(audio: AudioContext, frequency: number, after: number) {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.5, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9)
  tone.connect(volume)
  volume.connect(audio.destination)
  tone.start(start)
  tone.stop(start + 1)
}
