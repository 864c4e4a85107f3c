import { expect, test } from 'vitest'
import { DurationHistogram } from './duration-histogram.ts'

test('durations are told as Prometheus reads them: buckets that add up, sum and count', () => {
  const histogram = new DurationHistogram('segundos', 'Duración')
  for (const seconds of [0.001, 0.002, 0.3, 7]) histogram.route('GET', '/a').observe(200, seconds)
  histogram.route('GET', '/a').observe(503, 0.001)
  const lines = histogram.text().trim().split('\n')
  const labels = 'metodo="GET",ruta="/a",estado="200"'
  expect(lines.slice(0, 2)).toEqual(['# HELP segundos Duración', '# TYPE segundos histogram'])
  expect(lines).toContain(`segundos_bucket{${labels},le="0.002"} 2`)
  expect(lines).toContain(`segundos_bucket{${labels},le="0.25"} 2`)
  expect(lines).toContain(`segundos_bucket{${labels},le="0.5"} 3`)
  expect(lines).toContain(`segundos_bucket{${labels},le="+Inf"} 4`)
  expect(lines).toContain(`segundos_count{${labels}} 4`)
  expect(lines).toContain('segundos_count{metodo="GET",ruta="/a",estado="503"} 1')
})
