# The server with its pages. Data lives in /data; nothing else is written, so the rest may be read-only:
#   docker build -t blackrose .
#   docker run --read-only --tmpfs /tmp -v blackrose:/data -p 8080:8080 blackrose --origin https://table.example --behind-proxy

FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund \
 && node web/tools/build.ts \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--max-semi-space-size=32", "cli/src/main.ts", "serve", "--host", "0.0.0.0", "--port", "8080", "--data", "/data/blackrose.db"]
