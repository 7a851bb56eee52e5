# Builds the site and serves it with Caddy, on port 80: docker build -t site . && docker run -p 80:80 site
FROM node:24 AS build
WORKDIR /site
COPY . .
RUN npm ci --omit=dev && npm run build

FROM caddy:2
COPY --from=build /site/dist /srv/site
COPY --from=build /site/.cache/hosts/Caddyfile /etc/caddy/site
RUN printf '{$SITE_ADDRESS::80} {\n\troot * /srv/site\n\timport /etc/caddy/site\n}\n' > /etc/caddy/Caddyfile
