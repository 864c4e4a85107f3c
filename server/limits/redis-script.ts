/**
 * The calculation of bucket.ts as a Lua script: one round trip, and the clock of Redis, so that nodes whose clocks
 * differ agree. KEYS: buckets. ARGV: the operation, then burst and everyMs of each bucket.
 */
export const LIMIT_SCRIPT = `
local op = ARGV[1]
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local wait, levels = 0, {}
for i, key in ipairs(KEYS) do
  local burst, every = tonumber(ARGV[i * 2]), tonumber(ARGV[i * 2 + 1])
  local saved = redis.call('HMGET', key, 'tokens', 'at')
  local tokens = burst
  if saved[1] then
    tokens = math.min(burst, tonumber(saved[1]) + math.max(0, now - tonumber(saved[2])) / every)
  end
  if tokens < 1 then wait = math.max(wait, math.ceil((1 - tokens) * every)) end
  levels[i] = tokens
end
if op == 'look' or (op == 'take' and wait > 0) then return wait end
for i, key in ipairs(KEYS) do
  local burst, every = tonumber(ARGV[i * 2]), tonumber(ARGV[i * 2 + 1])
  local tokens = levels[i] - 1
  if op == 'give' then tokens = levels[i] + 1 end
  if tokens >= burst then
    redis.call('DEL', key)
  else
    redis.call('HSET', key, 'tokens', tostring(tokens), 'at', now)
    redis.call('PEXPIRE', key, math.ceil((burst - tokens) * every) + 1000)
  end
end
return wait
`
